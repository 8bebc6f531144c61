export { DropRow } from '../drop-list/DropRow.tsx'
