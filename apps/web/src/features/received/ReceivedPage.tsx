import dynamic from 'next/dynamic'
import { loadInParts } from '../../lib/loadInParts.ts'
import { lookupParts } from '../recipient/parts.ts'
import { PublicShell } from '../../components/PublicShell.tsx'

// What checks proofs and asks the chain comes after the first paint: the page itself stays light.
const ReceivedLookup = dynamic(
  () => loadInParts(lookupParts, async () => (await import('./ReceivedLookup.tsx')).ReceivedLookup),
  {
    ssr: false,
    loading: () => (
      <div className="recipient-wait" role="status">
        <p className="muted">One moment …</p>
      </div>
    ),
  },
)

/** Everything an address got, gets and may claim. */
export function ReceivedPage() {
  return (
    <PublicShell>
      <h1>What you received</h1>
      <p className="muted">
        Received, on its way and to be claimed, proven in this browser. We never ask you to approve anything.
      </p>
      <ReceivedLookup />
    </PublicShell>
  )
}
