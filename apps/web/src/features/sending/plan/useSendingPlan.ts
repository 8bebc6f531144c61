import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Registration, SendingEstimate } from '@slotdrop/delivery'
import { type Address, listCid, type Manifest } from '@slotdrop/drops'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { useChainClient } from '../../account/index.ts'
import { useSendingKey } from '../key/useSendingKey.ts'
import type { ServiceQuote } from '../service/serviceQueries.ts'
import { type ServiceOffer, useServiceQuote } from '../service/useServiceQuote.ts'
import {
  type GasFault,
  type GasPlan,
  type GasTexts,
  gasMoneyAt,
  noTexts,
  type Portion,
  portionOf,
  readGasPlan,
} from './gasPlan.ts'
import { estimateQuery, type FeeHistory, feeHistoryQuery } from './planQueries.ts'
import { canDelegate, type SendingWay, wayOf, waysOf } from './sendingWay.ts'

/** How a key, or the account of the service, is registered, and what it is to do. */
export type KeyOrder = {
  /** Makes the key, where it is one, and answers what is registered; undefined for a key that waits for a backup. @throws KeyNotKeptError */
  prepare(): Promise<Registration | undefined>
  /** Tells it what to do as soon as the chain names it. @throws ServiceRefusedError */
  giveOrders(): Promise<void>
}

/** How the slots of a drop will be sent. */
export type SendingPlan = {
  readonly way: SendingWay
  /** What there is to choose from. */
  readonly ways: readonly SendingWay[]
  /** There is a choice at all. */
  readonly canChoose: boolean
  readonly service: ServiceOffer
  /** What is to be registered of the key, as far as the chain can be asked about it; undefined where the wallet sends. */
  readonly registration: Registration | undefined
  /** Address of the key, once it was made, or of the service's account. */
  readonly keyAddress: string | undefined
  /** A key of this browser is still to be made. */
  readonly isKeyMissing: boolean
  /** Downloads a backup of a random key, which is not registered before. */
  readonly backUpKey: ((password: string) => Promise<void>) | undefined
  /** Signatures that a key is derived from, and that its wallet is still to be asked for. */
  readonly keySignatures: number
  readonly order: KeyOrder | undefined
  readonly estimate: SendingEstimate | undefined
  /** Why there is no estimate. */
  readonly estimateError: Error | null
  readonly retryEstimate: () => void
  readonly history: FeeHistory | undefined
  readonly texts: GasTexts
  readonly setTexts: (texts: GasTexts) => void
  /** With the gas money that is given now. */
  readonly gas: GasPlan | undefined
  /** Wei of gas that all of it may cost. */
  readonly gasMoney: bigint | undefined
  /** The first portion of it, and whether that is what is given now. */
  readonly portion: Portion | undefined
  readonly isPortioned: boolean
  readonly setPortioned: (isPortioned: boolean) => void
  readonly fault: GasFault | undefined
}

/** Wei to give to the service's account beside what it holds. */
function gasMoneyOf(quote: ServiceQuote, { fees }: GasPlan): bigint {
  const needed = gasMoneyAt(quote, fees.urgentCeiling ?? fees.ceiling)
  return needed > quote.purse ? needed - quote.purse : 0n
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
  const mayLeaveOpen = terms.policy === 'skip'
  const client = useChainClient(terms.chainId)
  const coin = useCoinSymbol(terms.chainId)
  const { state: key, create, backUp, setOrders } = useSendingKey(manifest)
  const [texts, setTexts] = useState(noTexts)
  const [portioned, setPortioned] = useState<boolean>()
  const facts = { manifest, mode, openSlots, key: key.status, chosen }
  const service = useServiceQuote(manifest, {
    isPossible: canDelegate(facts),
    isChosen: (isOrdered) => wayOf({ ...facts, isServed: true, isOrdered }) === 'service',
  })
  const { isOffered: isServed, isOrdered, quote } = service
  const ways = waysOf({ ...facts, isServed })
  const canChoose = ways.length > 1
  const way = wayOf({ ...facts, isServed, isOrdered })
  const {
    data: estimate,
    error: estimateError,
    dataUpdatedAt,
    refetch,
  } = useQuery(estimateQuery(client, manifest, mode !== 'claim'))
  const { data: history } = useQuery(feeHistoryQuery(client, canChoose))
  const read = estimate && readGasPlan(texts, estimate, dataUpdatedAt)
  const planned = typeof read === 'object' ? read : undefined
  const whole = way === 'service' && planned && quote ? { ...planned, gasMoney: gasMoneyOf(quote, planned) } : planned
  const { transactions = 0 } = (way === 'service' ? quote : estimate) ?? {}
  const portion = whole && portionOf(whole.gasMoney, { transactions, slots: openSlots, coin })
  const isPortioned = portioned ?? portion?.isDefault ?? false
  const gas = whole && portion && isPortioned ? { ...whole, gasMoney: portion.value } : whole
  const keyAddress = way === 'service' ? quote?.account : key.status === 'made' ? key.address : undefined
  const isMissing = key.status === 'none' || key.status === 'lost'
  const createReady = async () => {
    const made = await create()
    return made.needsBackup ? undefined : made.address
  }
  const orderBy = (
    account: () => Promise<Address | undefined>,
    giveOrders: KeyOrder['giveOrders'],
  ): KeyOrder | undefined =>
    gas && {
      async prepare() {
        const [operator, { digest }] = await Promise.all([account(), listCid(manifest)])
        if (!operator) return undefined
        const { gasMoney, operatorUntil } = gas
        return { operator, claimsOpen, mayLeaveOpen, operatorUntil, gasMoney, listDigest: digest }
      },
      giveOrders,
    }
  const orders: Record<SendingWay, () => KeyOrder | undefined> = {
    key: () => gas && orderBy(createReady, () => setOrders({ isRunning: true, fees: gas.fees })),
    service: () =>
      gas &&
      quote &&
      orderBy(
        async () => quote.account,
        () => service.start(gas.fees),
      ),
    wallet: () => undefined,
  }
  return {
    way,
    ways,
    canChoose,
    service,
    // A key that is not made yet, as an account that is not quoted yet, is stood for by an account that sends nothing; what is signed names the key.
    registration:
      way !== 'wallet' ? { operator: keyAddress ?? terms.distributor, claimsOpen, mayLeaveOpen } : undefined,
    keyAddress,
    isKeyMissing: way === 'key' && isMissing,
    keySignatures: isMissing ? 2 : 0,
    backUpKey: way === 'key' && key.status === 'made' && key.needsBackup ? backUp : undefined,
    order: orders[way](),
    estimate,
    estimateError,
    retryEstimate: () => void refetch(),
    history,
    texts,
    setTexts,
    gas,
    gasMoney: whole?.gasMoney,
    portion,
    isPortioned,
    setPortioned,
    fault: typeof read === 'string' ? read : undefined,
  }
}
