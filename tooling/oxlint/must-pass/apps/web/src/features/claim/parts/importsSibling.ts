export { x } from '../importsIndex.ts'
