export { createDropClient } from '../workers/useDropClient.ts'
