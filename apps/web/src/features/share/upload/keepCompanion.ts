import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import type { Hex } from '@slotdrop/drops'
import type { Sentence } from '@slotdrop/messages'
import type { Companion } from '../../../device/deviceCompanions.ts'
import { toBase64 } from '../../../server-data/base64.ts'
import { ListTooLargeError } from '../../../workers/packedList.ts'
import { packCompanionInWorker } from '../../../workers/packInWorker.ts'
import { AddCompanionPartDocument, SaveCompanionDocument } from './Companion.generated.ts'

const modes = { push: 'PUSH', claim: 'CLAIM', both: 'BOTH' } as const

/** Bytes of a part, as the server counts them. */
const partBytes = 640_000

/** Rounds in which the server may name missing parts; one that never ends is broken. */
const maxRounds = 3

/**
 * Keeps what belongs to a list in the account of its signed-in sender, who keeps the list there. Why it was not kept; undefined where
 * it was.
 *
 * @throws what the data client throws
 */
export async function keepCompanion({
  apollo,
  dropId,
  companion,
  pack = packCompanionInWorker,
  signal,
}: {
  readonly apollo: ApolloClient
  readonly dropId: Hex
  readonly companion: Companion
  readonly pack?: typeof packCompanionInWorker
  readonly signal?: AbortSignal | undefined
}): Promise<Sentence | ListTooLargeError | undefined> {
  let packed: Awaited<ReturnType<typeof pack>>
  try {
    packed = await pack(companion)
  } catch (error) {
    if (error instanceof ListTooLargeError) return error
    throw error
  }
  const { hash, bytes } = packed
  const input = { id: dropId, mode: modes[companion.mode], hash, bytes: bytes.length }
  for (let round = 0; round <= maxRounds; round++) {
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- which parts are left is known when these are sent
    const { data } = await apollo.mutate({
      mutation: SaveCompanionDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    })
    const answer = data?.saveCompanion
    if (answer?.__typename === 'CompanionSaved') return undefined
    if (answer?.__typename !== 'CompanionIncomplete') return answer ? problemSentence(answer) : silentServer()
    for (const part of answer.missingParts) {
      signal?.throwIfAborted()
      const data = toBase64(bytes.subarray(part * partBytes, (part + 1) * partBytes))
      // oxlint-disable-next-line no-await-in-loop -- one part after another keeps the page and the server at ease
      const sent = await apollo.mutate({
        mutation: AddCompanionPartDocument,
        variables: { input: { id: dropId, hash, part, data } },
        fetchPolicy: 'no-cache',
      })
      const added = sent.data?.addCompanionPart
      if (added?.__typename !== 'CompanionPartAdded') return added ? problemSentence(added) : silentServer()
    }
  }
  return silentServer()
}
