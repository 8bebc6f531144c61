import type { Address, Hex } from '@slotdrop/drops'
import { askServer } from '../server-data/askServer.ts'
import { senderServiceQuery } from '../server-data/senderServiceQuery.ts'

/** Asks this site whether an account is the one that its sender service has for a drop; undefined where it does not answer. */
export async function fetchIsSenderService(dropId: Hex, address: Address): Promise<boolean | undefined> {
  try {
    const { isSenderService } = await askServer<{ readonly isSenderService: boolean }>({
      query: senderServiceQuery,
      operationName: 'SenderService',
      variables: { id: dropId, address },
    })
    return isSenderService
  } catch {
    return undefined
  }
}
