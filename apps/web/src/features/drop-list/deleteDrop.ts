import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import { BaseError } from '@slotdrop/errors'
import type { Sentence } from '@slotdrop/messages'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { forgetDropFacts } from '../../device/dropFacts.ts'
import { deviceKeys, keyPlace } from '../../device/deviceKeys.ts'
import { DeleteDropDocument } from './DeleteDrop.generated.ts'
import type { ListedDrop } from './listedDrop.ts'

/**
 * What of a drop is deleted: the list on the `server`, which alone has it, or `both` that and the one on this device. `not-here`: the one
 * on this device stays, as gas money may still be with a sending key that is here.
 */
export type DeletionScope = 'server' | 'both' | 'not-here'

type Drop = Pick<ListedDrop, 'dropId' | 'chainId' | 'isHere'>

/** The server did not delete a drop; the sentence says why. */
class DropNotDeletedError extends BaseError {
  override readonly name = 'DropNotDeletedError'
  constructor(said: Sentence) {
    super(said)
  }
}

/** What deleting a drop would delete now. */
export async function fetchDeletionScope({ dropId, chainId, isHere }: Drop): Promise<DeletionScope> {
  if (!isHere) return 'server'
  const key = await deviceKeys.get(keyPlace({ chainId, dropId }))
  return key && !key.returned ? 'not-here' : 'both'
}

/**
 * Deletes a drop that is not published from its sender's account, then from this device. What the chain knows of it stays.
 *
 * @throws DropNotDeletedError
 * @throws what the data client throws
 */
export async function deleteDrop(apollo: ApolloClient, drop: Drop): Promise<void> {
  const { dropId } = drop
  const { data } = await apollo.mutate({
    mutation: DeleteDropDocument,
    // Sound: a drop of the list has the id that it was sealed with.
    variables: { id: dropId as `0x${string}` },
    fetchPolicy: 'no-cache',
  })
  const answer = data?.deleteDrop
  if (!answer) throw new DropNotDeletedError(silentServer())
  // Not found: it was deleted elsewhere meanwhile.
  if (answer.__typename !== 'DropDeleted' && answer.__typename !== 'DropNotFound')
    throw new DropNotDeletedError(problemSentence(answer))
  // Looked at now: a key may have been made since she was asked.
  if ((await fetchDeletionScope(drop)) === 'both') {
    await deviceDrops.forget(dropId)
    forgetDropFacts(dropId)
    // Its gas money went back, and its wallet or its backup can make it again.
    await deviceKeys.forget(keyPlace(drop))
  }
}
