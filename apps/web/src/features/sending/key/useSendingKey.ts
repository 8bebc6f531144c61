import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, Manifest } from '@slotdrop/drops'
import { keyPlace } from '../../../device/deviceKeys.ts'
import type { SendingOrders } from '../../../device/deviceStore.ts'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'
import { sendingKeyQuery, withKeyWorker } from './sendingKeyQuery.ts'

/** What this device has of the sending key of a drop. */
type SendingKeyState = KeyState | { readonly status: 'looking' }

function loadActions() {
  return import('./keyActions.ts')
}

/** The sending key of a drop: whether there is one, making it, getting it back, and what it is to do. */
export function useSendingKey(manifest: Pick<Manifest, 'dropId' | 'terms'>) {
  const { dropId, terms } = manifest
  const cache = useQueryClient()
  const wallet = useSenderWallet()
  const chain = useChainClient(terms.chainId)
  const place = keyPlace({ chainId: terms.chainId, dropId })
  const { data } = useQuery(sendingKeyQuery(place))
  const state: SendingKeyState = data ?? { status: 'looking' }
  const actions = useMemo(() => {
    const owner = { manifest, wallet, chain }
    const { queryKey } = sendingKeyQuery(place)
    const look = () => cache.refetchQueries({ queryKey })
    return {
      /**
       * Makes the key of this drop, or returns the one that is there; a lost one is replaced.
       *
       * @throws KeyNotKeptError
       * @throws what the wallet throws
       */
      async create() {
        const made = await (await loadActions()).createKey(owner)
        cache.setQueryData(queryKey, () => made)
        return made
      },
      /** Derives the key again by the wallet. It is kept if it is the operator, or holds gas money. @throws what the wallet throws */
      async recover(operator: Address) {
        const found = await (await loadActions()).recoverKey(owner, operator)
        if (found.isKept) await look()
        return found
      },
      /** Restores the key from its backup; kept as by `recover`. */
      async restore(operator: Address, backup: { readonly file: Blob; readonly password: string }) {
        const found = await (await loadActions()).restoreKey(owner, operator, backup)
        if (found.isKept) await look()
        return found
      },
      /** Downloads a backup that only the password opens. */
      async backUp(password: string) {
        await (await loadActions()).backUpKey(owner, password)
        await look()
      },
      /** What the key is to do once the chain names it as the drop's operator; kept on this device. */
      setOrders: (orders: SendingOrders) => withKeyWorker((client) => client.ask('order', { place, orders })),
    }
  }, [cache, manifest, wallet, chain, place])
  return { state, ...actions }
}
