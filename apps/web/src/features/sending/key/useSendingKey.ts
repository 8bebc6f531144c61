import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Address, Manifest } from '@slotdrop/drops'
import { keyPlace } from '../../../device/deviceKeys.ts'
import type { SendingOrders } from '../../../device/deviceStore.ts'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'
import { KeyNotKeptError } from '../../../workers/sending/KeyNotKeptError.ts'
import { sendingKeyQuery, withKeyWorker } from './sendingKeyQuery.ts'

/** What this device has of the sending key of a drop. */
type SendingKeyState = KeyState | { readonly status: 'looking' }

/** Only a browser that is asked keeps what it has where it runs out of space; one that refuses keeps it as before. */
async function askToPersist() {
  await navigator.storage?.persist?.().catch(() => false)
}

/** The sending key of a drop: whether there is one, making it, and what it is to do. */
export function useSendingKey({ dropId, terms }: Pick<Manifest, 'dropId' | 'terms'>) {
  const cache = useQueryClient()
  const place = keyPlace({ chainId: terms.chainId, dropId })
  const { data } = useQuery(sendingKeyQuery(place))
  const state: SendingKeyState = data ?? { status: 'looking' }
  /** Makes the key of this drop, or answers the one that is there; one that was lost is replaced. @throws KeyNotKeptError */
  const create = useCallback(async (): Promise<Address> => {
    const address = await withKeyWorker((client) => client.ask('create', place)).catch((error: unknown) => {
      // Of an error its name and its words cross threads.
      throw error instanceof Error && error.name === 'KeyNotKeptError' ? new KeyNotKeptError(error) : error
    })
    void askToPersist()
    const made: KeyState = { status: 'made', address }
    cache.setQueryData(sendingKeyQuery(place).queryKey, () => made)
    return address
  }, [cache, place])
  /** What the key is to do once the chain names it as the drop's operator; kept on this device. */
  const setOrders = useCallback(
    (orders: SendingOrders) => withKeyWorker((client) => client.ask('order', { place, orders })),
    [place],
  )
  return { state, create, setOrders }
}
