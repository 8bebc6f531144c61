export { DropList } from './DropList.tsx'
