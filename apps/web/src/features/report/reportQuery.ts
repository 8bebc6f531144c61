import { queryOptions, skipToken } from '@tanstack/react-query'
import { slotDistributorViewAbi } from '@slotdrop/contracts'
import type { ChainClient, RebuiltReport } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest, type ExcludedEntry, type SourceRows } from '@slotdrop/drops'
import { type ClaimsFacts, type ClaimsState, claimsStateOf } from '../../components/drop-state/claimsState.ts'
import type { DropMode } from '../../device/deviceStore.ts'
import { deviceSources } from '../../device/deviceSources.ts'
import { deviceWriteOffs } from '../../device/deviceWriteOffs.ts'

/** Blocks of the past in which transactions are looked for; settled rows are known without them. */
const historyBlocks = 500_000n

function loadRebuilding() {
  return import('./rebuildReport.ts')
}

/** Fetches the scripts that rebuild a report, before they are needed. */
export function prepareReport(): void {
  loadRebuilding().catch(() => {})
}

/** A report, and when it was made. */
export type MadeReport = RebuiltReport & {
  /** Lines and notes of the source file; undefined where this device does not know them. */
  readonly source: SourceRows | undefined
  /** How its claims stood; undefined for a drop that is not for claims. */
  readonly claims: ClaimsState | undefined
  readonly at: Date
}

/** What the chain's switch says of claims. */
async function fetchClaimsOpen(client: ChainClient, { dropId, terms }: Manifest) {
  const [status, , , , claimsOpen] = await client.readContract({
    abi: slotDistributorViewAbi,
    address: terms.distributor,
    functionName: 'stateOf',
    args: [dropId],
  })
  return { isCancelled: status === 2, claimsOpen: status === 1 && claimsOpen && !isUnwrapped(terms) }
}

type ReportParameters = {
  /** Undefined until the chain can be asked. */
  readonly client: ChainClient | undefined
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  /** How the sender meant it to reach people, as this device knows. */
  readonly mode: DropMode
  /** Hears the share of the chain's past that was read, from 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** @throws DeliveryError */
async function makeReport({
  client,
  manifest,
  setAside,
  mode,
  onProgress,
}: ReportParameters & { readonly client: ChainClient }): Promise<MadeReport> {
  const { rebuildReport, toDeliveryError } = await loadRebuilding()
  try {
    onProgress(0)
    const tip = await client.getBlockNumber()
    const writeOffs = await deviceWriteOffs.get(manifest.dropId).catch(() => undefined)
    const { report, agreement, fees } = await rebuildReport({
      client,
      manifest,
      excludedEntries: setAside,
      writtenOff: Array.from(writeOffs ?? [], ([row, { reason }]) => ({ row, reason })),
      fromBlock: tip > historyBlocks ? tip - historyBlocks : 0n,
      onProgress,
    })
    const source = await deviceSources.get(manifest.dropId).catch(() => undefined)
    const claimsOpen = await fetchClaimsOpen(client, manifest)
    const at = new Date()
    const { delivered, short, claimed, failed } = report.rows
    const { opensAtSeconds, closesAtSeconds } = manifest.terms
    const facts: ClaimsFacts = {
      rowCount: manifest.rowCount,
      settledRows: delivered + short + claimed,
      sentRows: delivered + short,
      isForClaims: mode === 'claim',
      opensAtSeconds: Number(opensAtSeconds),
      closesAtSeconds: Number(closesAtSeconds),
      ...claimsOpen,
    }
    // Refused rows need the sender, whatever recipients may do: so it is on the drop's page.
    const claims = failed > 0 ? undefined : claimsStateOf(facts, at.getTime())
    return { report, agreement, fees, source, claims, at }
  } catch (error) {
    throw toDeliveryError(error)
  }
}

/** The report of a drop, rebuilt from its list and the chain whenever it is asked for. Never kept: what it says holds for its moment. */
export function reportQuery({ client, manifest, setAside, mode, onProgress }: ReportParameters) {
  return queryOptions({
    queryKey: ['report', manifest.dropId],
    queryFn: client ? () => makeReport({ client, manifest, setAside, mode, onProgress }) : skipToken,
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  })
}
