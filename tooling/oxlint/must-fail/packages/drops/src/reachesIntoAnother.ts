export { chains } from '../../chains/src/index.ts'
