import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isContractAccount, sendingKeyTypedData } from '@slotdrop/delivery'
import type { Address, Manifest } from '@slotdrop/drops'
import { signTypedData } from '../../../chain/signTypedData.ts'
import { download } from '../../../components/download.ts'
import { keyPlace } from '../../../device/deviceKeys.ts'
import type { SendingOrders } from '../../../device/deviceStore.ts'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'
import { KeyNotKeptError } from '../../../workers/sending/KeyNotKeptError.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'
import { sendingKeyQuery, withKeyWorker } from './sendingKeyQuery.ts'

/** What this device has of the sending key of a drop. */
type SendingKeyState = KeyState | { readonly status: 'looking' }

type MadeKey = Extract<KeyState, { status: 'made' }>

/** Only a browser that is asked keeps what it has where it runs out of space; one that refuses keeps it as before. */
async function askToPersist() {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Of an error its name and its words cross threads. */
function rethrow(error: unknown): never {
  throw error instanceof Error && error.name === 'KeyNotKeptError' ? new KeyNotKeptError(error) : error
}

/** The sending key of a drop: whether there is one, making it, getting it back, and what it is to do. */
export function useSendingKey({ dropId, terms: { chainId, sender } }: Pick<Manifest, 'dropId' | 'terms'>) {
  const cache = useQueryClient()
  const wallet = useSenderWallet()
  const chain = useChainClient(chainId)
  const place = keyPlace({ chainId, dropId })
  const { data } = useQuery(sendingKeyQuery(place))
  const state: SendingKeyState = data ?? { status: 'looking' }
  const look = useCallback(() => cache.refetchQueries({ queryKey: sendingKeyQuery(place).queryKey }), [cache, place])
  const sign = useCallback(async () => {
    const request = { chainId, dropId, sender, site: location.origin }
    return { request, signature: await signTypedData(wallet, sender, sendingKeyTypedData(request)) }
  }, [wallet, chainId, dropId, sender])
  /**
   * Makes the key of this drop, or answers the one that is there; one that was lost is replaced. The wallet signs twice, unless the account
   * is a contract.
   *
   * @throws KeyNotKeptError
   * @throws what the wallet throws
   */
  const create = useCallback(async (): Promise<MadeKey> => {
    const known = await withKeyWorker((client) => client.ask('inspect', place))
    const isSigned = known.status !== 'made' && chain && !(await isContractAccount(chain, sender))
    const first = isSigned ? await sign() : undefined
    const second = first && (await sign())
    const signed = first &&
      second && { request: first.request, signatures: [first.signature, second.signature] as const }
    const made = await withKeyWorker((client) => client.ask('create', { place, signed })).catch(rethrow)
    if (made.status !== 'made') throw new KeyNotKeptError()
    void askToPersist()
    cache.setQueryData(sendingKeyQuery(place).queryKey, () => made)
    return made
  }, [cache, place, chain, sender, sign])
  /** Derives the key again, and keeps it if it is this account, or a former key of the drop that still holds gas money. */
  const recover = useCallback(
    async (operator: Address) => {
      const { signature } = await sign()
      const keep = (accounts: readonly Address[]) =>
        withKeyWorker((client) => client.ask('recover', { place, signature, accounts })).catch(rethrow)
      const derived = await keep([operator])
      const { address, isKept } = derived
      const isFormer = !isKept && chain && (await chain.getBalance({ address })) > 0n
      const found = isFormer ? await keep([address]) : derived
      if (found.isKept) await look()
      return found
    },
    [place, chain, sign, look],
  )
  const restore = useCallback(
    async (backup: string, passphrase: string) => {
      await withKeyWorker((client) => client.ask('restore', { place, backup, passphrase })).catch(rethrow)
      await look()
    },
    [place, look],
  )
  /** Downloads a backup that the passphrase opens; without one, records that the sender declined it. */
  const backUp = useCallback(
    async (passphrase: string | undefined) => {
      await withKeyWorker(async (client) => {
        if (passphrase !== undefined) {
          const text = await client.ask('backUp', { place, passphrase })
          download(`sending-key-${dropId.slice(2, 10)}.json`, text, 'application/json')
        }
        await client.ask('noteBackup', { place, backup: passphrase === undefined ? 'declined' : 'downloaded' })
      })
      await look()
    },
    [place, dropId, look],
  )
  /** What the key is to do once the chain names it as the drop's operator; kept on this device. */
  const setOrders = useCallback(
    (orders: SendingOrders) => withKeyWorker((client) => client.ask('order', { place, orders })),
    [place],
  )
  return { state, create, recover, restore, backUp, setOrders }
}
