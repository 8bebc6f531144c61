import type { ReactNode } from 'react'
import type { RefusalKind } from '@slotdrop/delivery'
import { nodeRefusalSentence, type RefusalRemedy, refusalRemedy } from '@slotdrop/delivery/sentences'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { messages } from '../messages.generated.ts'

/** Reports that nodes accept none of a drop's transactions: why, in their own words, and the step that helps. */
export function NodesRefuse({
  refusal,
  text,
  feePerGas,
  onAllow,
  steps = {},
  children,
}: {
  readonly refusal: RefusalKind
  /** Words of the node, untrusted text; empty if there are none. */
  readonly text: string
  /** Wei a unit of gas that nodes seem to require. */
  readonly feePerGas: bigint
  /** Sets another maximum gas price, in wei a unit of gas. Undefined while that is not possible. */
  readonly onAllow: ((ceiling: bigint) => void) | undefined
  /** Steps against refusals that another price does not end. */
  readonly steps?: Partial<Record<Exclude<RefusalRemedy, 'raise-ceiling'>, ReactNode>>
  readonly children?: ReactNode
}) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  const ceiling = (feePerGas * 5n) / 4n
  const remedy = refusalRemedy(refusal)
  const raise = onAllow && (
    <Button onClick={() => onAllow(ceiling)}>{t('allowPrice', { price: aboutGwei(ceiling, locale) })}</Button>
  )
  return (
    <Note tone="fault" title={t('nodesRefuseAll')} actions={remedy === 'raise-ceiling' ? raise : steps[remedy]}>
      {say(nodeRefusalSentence(refusal))}
      {text !== '' && <p>{t('nodeWords', { text })}</p>}
      {children}
    </Note>
  )
}
