export { exportDrop, type ExportParameters } from './export/exportDrop.ts'
