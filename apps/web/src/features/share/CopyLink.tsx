import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { publicLink } from './publicLink.ts'
import { useCopied } from './useCopied.ts'

/** Copies the link of a drop that is published: it answers whoever opens it. */
export function CopyLink({
  dropId,
  label,
  variant = 'primary',
}: {
  readonly dropId: string
  readonly label: ReactNode
  readonly variant?: 'primary' | 'plain'
}) {
  const t = useText(messages)
  const { isCopied, copy } = useCopied(publicLink(dropId))
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant={variant} onClick={copy}>
      <Icon size={16} aria-hidden="true" /> {isCopied ? t('copied') : label}
    </Button>
  )
}
