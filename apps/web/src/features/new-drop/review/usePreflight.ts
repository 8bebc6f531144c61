import { say } from '../../../i18n/index.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Preflight, preflight, type Reason, toDeliveryError } from '@slotdrop/delivery'
import { type Manifest, planSlots, type SlotPlan } from '@slotdrop/drops'
import { useChainClient } from '../../account/index.ts'

/** A row that the token or its account would refuse. */
export type RefusedRow = {
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  readonly reason: Reason
}

/** A row that would get less than the list says, because the token keeps a part. */
export type ShortRow = {
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  /** Base units that would arrive. */
  readonly received: bigint
}

export type PreflightState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number }
  | {
      readonly status: 'done'
      readonly found: Preflight
      readonly refused: readonly RefusedRow[]
      readonly short: readonly ShortRow[]
      readonly plan: SlotPlan
      readonly refusals: TrialRefusals
    }
  | { readonly status: 'failed'; readonly message: string }

/** Why rows of a list would be refused, by their place in it, and the accounts of the list that was tried. */
export type TrialRefusals = { readonly accounts: Uint8Array; readonly reasons: ReadonlyMap<number, Reason> }

/** More refused rows than this are counted, not listed. */
const mostListed = 500

/** The rows that need a word, as many as are shown. */
function oddRows(manifest: Manifest, found: Preflight) {
  const refused: RefusedRow[] = []
  const short: ShortRow[] = []
  const reasons = new Map<number, Reason>()
  const refusals: TrialRefusals = { accounts: manifest.columns.accounts, reasons }
  if (found.refusedRows + found.shortRows === 0) return { refused, short, refusals }
  for (let index = 0; index < manifest.rowCount; index++) {
    const verdict = found.verdict(index)
    if (verdict.kind === 'refused') reasons.set(index, verdict.reason)
    if (verdict.kind === 'refused' && refused.length < mostListed)
      refused.push({ ...manifest.rowAt(index), reason: verdict.reason })
    else if (verdict.kind === 'short' && short.length < mostListed)
      short.push({ ...manifest.rowAt(index), received: verdict.received })
  }
  return { refused, short, refusals }
}

/** Tries every row on the chain as it is now, without signing; begins when asked, and again when what would be sealed changes. */
export function usePreflight({
  chainId,
  freeze,
}: {
  readonly chainId: number
  readonly freeze: () => Promise<{ readonly manifest: Manifest }>
}) {
  const client = useChainClient(chainId)
  const [state, setState] = useState<PreflightState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  const run = async () => {
    if (!client) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ status: 'running', done: 0 })
    try {
      const { manifest } = await freeze()
      signal.throwIfAborted()
      const found = await preflight({
        client,
        manifest,
        signal,
        onProgress: (done, all) => setState({ status: 'running', done: done / all }),
      })
      const plan = planSlots({
        rowCount: manifest.rowCount,
        standard: manifest.terms.standard,
        measured: found.slots.flatMap(({ rows, gas }) => (gas === undefined || gas === 0n ? [] : [{ rows, gas }])),
        gasCap: found.gasCap,
        usePercent: 95,
      })
      setState({ status: 'done', found, ...oddRows(manifest, found), plan })
    } catch (error) {
      if (signal.aborted) setState((known) => (known.status === 'running' ? { status: 'idle' } : known))
      else setState({ status: 'failed', message: say(toDeliveryError(error)) })
    }
  }
  return { state, run, stop, isReady: client !== undefined }
}
