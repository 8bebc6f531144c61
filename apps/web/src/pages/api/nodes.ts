import { toNodeHandler } from '@slotdrop/api'
import { serverEnv } from '../../server/env.ts'
import { answerNodes } from '../../server/answerNodes.ts'

export const config = { api: { bodyParser: false, externalResolver: true } }

/** The nodes that somebody names for her own browser. */
export default toNodeHandler(async (request, { body }) => answerNodes(request, body, serverEnv()), { bodyLimit: 1_000 })
