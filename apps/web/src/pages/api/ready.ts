import { toNodeHandler } from '@slotdrop/api'
import { getServices } from '../../server/services.ts'

export const config = { api: { bodyParser: false, externalResolver: true } }

/** Whether the database answers and has every migration. */
export default toNodeHandler(async (request, connection) => (await getServices()).ready(request, connection))
