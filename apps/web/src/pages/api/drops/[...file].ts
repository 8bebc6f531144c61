import { toNodeHandler } from '@slotdrop/api'
import { getServices } from '../../../server/services.ts'

export const config = { api: { bodyParser: false, externalResolver: true } }

/** Public files of published drops: manifest, index and shards, named for what they hold. */
export default toNodeHandler(async (request, connection) => (await getServices()).shards(request, connection))
