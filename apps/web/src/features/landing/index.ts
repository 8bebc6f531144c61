export { examples } from './examples.generated.ts'
export { guarantees } from './guarantees.ts'
export { Landing } from './Landing.tsx'
