import type { Manifest } from '@slotdrop/drops'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { DropMode } from '../../device/deviceStore.ts'
import { useText } from '../../i18n/index.ts'
import { useAmountWriter } from '../sending/index.ts'
import { messages } from './messages.generated.ts'

/** The amount to send or to approve, and the number of recipients. */
export function SendTitle({ manifest, mode }: { readonly manifest: Manifest; readonly mode: DropMode }) {
  const t = useText(messages)
  const write = useAmountWriter(manifest)
  const { total, token, rowCount } = manifest
  return t(mode === 'claim' ? 'titleApprove' : 'titleSendTo', {
    amount: write(total),
    symbol: toPlainName(token.symbol),
    rows: rowCount,
  })
}
