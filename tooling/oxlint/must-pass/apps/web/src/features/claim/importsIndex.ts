export { DropList } from '../drop-list/index.ts'
export { Button } from '../../components/Button.tsx'
