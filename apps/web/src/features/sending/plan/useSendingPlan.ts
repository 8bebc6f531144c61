import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Registration, SendingEstimate } from '@slotdrop/delivery'
import { listCid, type Manifest } from '@slotdrop/drops'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useChainClient } from '../../account/index.ts'
import { useSendingKey } from '../key/useSendingKey.ts'
import { type GasFault, type GasPlan, type GasTexts, noTexts, readGasPlan } from './gasPlan.ts'
import { estimateQuery, type FeeHistory, feeHistoryQuery } from './planQueries.ts'
import { canSendByKey, type SendingWay, wayOf } from './sendingWay.ts'

/** How a key is registered, and what it is to do. */
export type KeyOrder = {
  /** Makes the key and answers what is registered of it. @throws KeyNotKeptError */
  prepare(): Promise<Registration>
  /** Tells the key what to do as soon as the chain names it. */
  giveOrders(): Promise<void>
}

/** How the slots of a drop will be sent. */
export type SendingPlan = {
  readonly way: SendingWay
  /** There is a choice at all. */
  readonly canChoose: boolean
  /** What is to be registered of the key, as far as the chain can be asked about it; undefined where the wallet sends. */
  readonly registration: Registration | undefined
  /** Address of the key, once it was made. */
  readonly keyAddress: string | undefined
  readonly order: KeyOrder | undefined
  readonly estimate: SendingEstimate | undefined
  /** Why there is no estimate. */
  readonly estimateError: Error | null
  readonly retryEstimate: () => void
  readonly history: FeeHistory | undefined
  readonly texts: GasTexts
  readonly setTexts: (texts: GasTexts) => void
  readonly gas: GasPlan | undefined
  readonly fault: GasFault | undefined
}

/** See `SendingPlan`. */
export function useSendingPlan({
  manifest,
  mode,
  openSlots,
  chosen,
  claimsOpen,
}: {
  readonly manifest: Manifest
  readonly mode: DropMode
  readonly openSlots: number
  readonly chosen: SendingWay | undefined
  readonly claimsOpen: boolean
}): SendingPlan {
  const { terms } = manifest
  const client = useChainClient(terms.chainId)
  const { state: key, create, setOrders } = useSendingKey(manifest)
  const [texts, setTexts] = useState(noTexts)
  const canChoose = canSendByKey({ manifest, mode, key: key.status })
  const way = wayOf({ manifest, mode, openSlots, key: key.status, chosen })
  const {
    data: estimate,
    error: estimateError,
    dataUpdatedAt,
    refetch,
  } = useQuery(estimateQuery(client, manifest, mode !== 'claim'))
  const { data: history } = useQuery(feeHistoryQuery(client, canChoose))
  const read = estimate && readGasPlan(texts, estimate, dataUpdatedAt)
  const gas = typeof read === 'object' ? read : undefined
  const keyAddress = key.status === 'made' ? key.address : undefined
  const order: KeyOrder | undefined =
    way === 'key' && gas
      ? {
          async prepare() {
            const [operator, { digest }] = await Promise.all([create(), listCid(manifest)])
            const { gasMoney, operatorUntil } = gas
            return { operator, claimsOpen, operatorUntil, gasMoney, listDigest: digest }
          },
          giveOrders: () => setOrders({ isRunning: true, fees: gas.fees }),
        }
      : undefined
  return {
    way,
    canChoose,
    // A key that is not made yet is stood for by an account that sends nothing; what is signed names the key.
    registration: way === 'key' ? { operator: keyAddress ?? terms.distributor, claimsOpen } : undefined,
    keyAddress,
    order,
    estimate,
    estimateError,
    retryEstimate: () => void refetch(),
    history,
    texts,
    setTexts,
    gas,
    fault: typeof read === 'string' ? read : undefined,
  }
}
