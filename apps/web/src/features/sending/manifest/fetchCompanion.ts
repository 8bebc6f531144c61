import type { ApolloClient } from '@apollo/client'
import type { Manifest } from '@slotdrop/drops'
import type { Companion } from '../../../device/deviceCompanions.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import { fromBase64 } from '../../../server-data/base64.ts'
import { unpackCompanionInWorker } from '../../../workers/packInWorker.ts'
import { CompanionPartDocument, SavedCompanionDocument, type CompanionPartQuery } from './Companion.generated.ts'

const modes = { PUSH: 'push', CLAIM: 'claim', BOTH: 'both' } as const satisfies Record<string, DropMode>

/** What an account has of a companion: all of it, or only how the drop is meant to reach people, where the rest can't be read. */
export type FetchedCompanion = { readonly companion: Companion; readonly isWhole: boolean }

/**
 * What the signed-in sender keeps beside a list in her account; undefined where she keeps nothing.
 *
 * @throws what the data client throws, where not even the first question is answered
 */
export async function fetchCompanion({
  apollo,
  manifest: { dropId, rowCount },
  unpack = unpackCompanionInWorker,
}: {
  readonly apollo: ApolloClient
  readonly manifest: Pick<Manifest, 'dropId' | 'rowCount'>
  readonly unpack?: typeof unpackCompanionInWorker
}): Promise<FetchedCompanion | undefined> {
  const { data } = await apollo.query({
    query: SavedCompanionDocument,
    variables: { id: dropId },
    fetchPolicy: 'no-cache',
  })
  const { mode: kept, companion: facts } = data?.drop ?? {}
  if (!kept || !facts) return undefined
  const mode = modes[kept]
  try {
    const parts: Uint8Array<ArrayBuffer>[] = []
    for (let part = 0; part < facts.partCount; part++) {
      // oxlint-disable-next-line no-await-in-loop -- one part after another keeps the page and the server at ease
      const answer: { data?: CompanionPartQuery | undefined } = await apollo.query({
        query: CompanionPartDocument,
        variables: { id: dropId, part },
        fetchPolicy: 'no-cache',
      })
      // Sound: what is decoded from text is no shared memory.
      parts.push(fromBase64(answer.data?.drop?.companion?.part ?? '') as Uint8Array<ArrayBuffer>)
    }
    // Bytes of two companions, where another browser saved one meanwhile, do not have the hash of either.
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return { companion: { ...(await unpack({ hash: facts.hash, bytes }, rowCount)), mode }, isWhole: true }
  } catch {
    return { companion: { mode, setAside: [] }, isWhole: false }
  }
}
