export { NewDrop } from './NewDrop.tsx'
