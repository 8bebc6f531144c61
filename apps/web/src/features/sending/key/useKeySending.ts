import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { activePhases, type ChainClient, type Sender, type SendState } from '@slotdrop/delivery'
import type { Address, Manifest } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import { ANYONE } from '@slotdrop/contracts'
import type { SendingClient } from '../../../workers/createSendingClient.ts'
import { emptyReport } from '../../../workers/sending/sendingReport.ts'
import { useRuntime } from '../../account/index.ts'
import { refreshSenderQuery } from '../delivery/deliveryQueries.ts'
import { createRemoteSender } from './createRemoteSender.ts'
import { holdSendingClient } from './holdSendingClient.ts'
import { registrationQuery } from './registrationQuery.ts'
import { useSendingKey } from './useSendingKey.ts'

/** Holds a screen wake lock, if the browser grants one, until the returned function is called. */
function keepAwake(): () => void {
  // In an iframe, such as a Safe app, the request would be reported as a permissions policy violation.
  if (!('wakeLock' in navigator) || window.parent !== window) return () => {}
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const request = async () => {
    if (document.visibilityState !== 'visible') return
    // Browsers may refuse, for example when the battery is low.
    const got = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) await got?.release()
    else lock = got
  }
  // The browser releases the lock when the page is hidden.
  const onShown = () => void request()
  document.addEventListener('visibilitychange', onShown)
  void request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onShown)
    void lock?.release()
  }
}

function subscribeToNothing() {
  return () => {}
}

/** The worker of a key that this device has, for as long as somebody looks at its drop. */
function useSendingClient(manifest: Manifest, address: string | undefined): SendingClient | undefined {
  const runtime = useRuntime()
  const [client, setClient] = useState<SendingClient>()
  useEffect(() => {
    if (address === undefined || !runtime) return
    const { client: found, release } = holdSendingClient(manifest, runtime)
    setClient(found)
    return () => {
      setClient(undefined)
      release()
    }
  }, [manifest, address, runtime])
  return client
}

/** A drop's sending key: whether this device has one, whether the chain lets it send, and what it does. */
export type KeySending = ReturnType<typeof useKeySending>

/** See `KeySending`. */
export function useKeySending(manifest: Manifest, chain: ChainClient | undefined) {
  const { state: key, recover, restore } = useSendingKey(manifest)
  const worker = useSendingClient(manifest, key.status === 'made' ? key.address : undefined)
  const report = useSyncExternalStore(
    worker?.subscribe ?? subscribeToNothing,
    () => worker?.getReport() ?? emptyReport,
    () => emptyReport,
  )
  const sender = useMemo(() => worker && createRemoteSender(worker), [worker])
  const isWithoutKey = key.status === 'none' || key.status === 'lost' || key.status === 'unavailable'
  const registration = useQuery(registrationQuery(isWithoutKey ? chain : undefined, manifest))
  const operator = report.operator ?? registration.data?.operator
  const isNamed = key.status === 'made' && report.operator !== undefined && isAddressEqual(report.operator, key.address)
  const [isTakingOver, setTakingOver] = useState(false)
  const isByWallet = !isTakingOver && (report.orders?.isByWallet ?? false)
  const isOperator = isNamed && !isByWallet
  const isOne = operator !== undefined && operator !== zeroAddress && !isAddressEqual(operator, ANYONE)
  // Looks once: what the page sees of the drop tells when there is something new. Once it may send, the page looks with it.
  useQuery(refreshSenderQuery(isOperator ? undefined : sender, true))
  const named = useRef<Address>(undefined)
  const state: SendState | undefined = isOperator ? sender?.getState() : undefined
  const isAtWork = report.role === 'here' && state !== undefined && activePhases.has(state.phase)
  useEffect(() => (isAtWork ? keepAwake() : undefined), [isAtWork])
  /** A key pays for nothing before a limit is set: by default up to twice the present price. */
  const ensureLimit = async () => {
    const fees = worker?.getReport().orders?.fees
    if (!fees?.ceiling && chain) await worker?.ask('setFees', { ...fees, ceiling: 2n * (await chain.getGasPrice()) })
  }
  return {
    /** What this device has. */
    key,
    recover,
    restore,
    /** Its key is what the chain names as the drop's operator: it sends. */
    isOperator,
    /** The chain names its key, and her wallet sends all the same, as she chose. */
    isSetAside: isNamed && isByWallet,
    /** Not known yet whether it does. */
    isOpening:
      key.status === 'looking' || (key.status === 'made' && report.operator === undefined && !report.isInDoubt),
    /** One account that may send and is no key of this device. */
    otherOperator: isOne && !isNamed && key.status !== 'looking' ? operator : undefined,
    report,
    sender,
    state,
    /** Whom the chain names as operator: if that is news, the key's worker looks, too. */
    async hearOperator(seen: Address) {
      if (named.current === seen) return
      named.current = seen
      const known = worker?.getReport().operator
      if (sender && known !== undefined && !isAddressEqual(known, seen)) await sender.refresh()
    },
    setFees: (fees: NonNullable<typeof report.orders>['fees']) => worker?.ask('setFees', fees) ?? Promise.resolve(),
    /** What sends with the key, where the chain lets it at this moment. */
    async findSender(): Promise<Sender | undefined> {
      if (key.status !== 'made' || !worker || !sender) return undefined
      // A node that is silent leaves what was known.
      if (!isOperator) await sender.refresh().catch(() => undefined)
      const { operator: known, orders } = worker.getReport()
      const isByKey = isTakingOver || !orders?.isByWallet
      return known !== undefined && isAddressEqual(known, key.address) && isByKey ? sender : undefined
    },
    ensureLimit,
    /** Leaves the rest to the wallet, or takes it over again: at once, so that the next press asks no wallet. */
    async setByWallet(isLeft: boolean) {
      setTakingOver(!isLeft)
      await worker?.ask('setByWallet', isLeft).finally(() => setTakingOver(false))
    },
    /** A key that was got back on this device has no limit yet. */
    async giveBack() {
      await ensureLimit()
      await worker?.ask('giveBack', undefined)
    },
  }
}
