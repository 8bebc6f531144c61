import { toNodeHandler } from '@slotdrop/api'
import { getServices } from '../../../server/services.ts'

export const config = { api: { bodyParser: false, externalResolver: true } }

export default toNodeHandler(async (request, connection) => (await getServices()).auth(request, connection))
