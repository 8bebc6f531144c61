export { DropList } from '../features/drop-list/index.ts'
