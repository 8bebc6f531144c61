// Stands in the HTML of the sender's page of a drop.
import { lookAtDrop } from './lookAtDrop.ts'

lookAtDrop()
