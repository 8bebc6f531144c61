// Spreadsheets as lists. The reader of .xlsx is loaded when such a file is opened.
export { type OpenedSource, openSource } from './sheets/openSource.ts'
export type { Sheet } from './sheets/readSheets.ts'
