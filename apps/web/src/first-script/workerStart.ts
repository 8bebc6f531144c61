// Stands in the HTML of the pages for recipients.
import { startDropWorker } from './startDropWorker.ts'

startDropWorker()
