export { exportDrop, type ExportParameters, ExportError } from './exportDrop.ts'
