import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { walletConstants } from '@slotdrop/wallet-ui/constants'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './ProposalLink.module.css'

/** The link by which the other owners of a Safe check a proposal, to copy and to open. */
export function ProposalLink({ proposal }: { readonly proposal: string }) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  const path = `/review#${proposal}`
  const link = `${location.origin}${path}`
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), walletConstants.copiedMs)
  }
  return (
    <Card as="section" className={styles.link} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('ownersTitle')}</h2>
      <p className="muted">{t('ownersText')}</p>
      <Field>
        <label htmlFor={id}>{t('ownersLink')}</label>
        {/* Where a frame may not write to the clipboard, it is copied by hand. */}
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <ButtonRow>
        <Button onClick={() => void copy().catch(() => document.getElementById(id)?.focus())}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(isCopied ? 'ownersCopied' : 'ownersCopy')}
        </Button>
        <ButtonLink href={path} target="_blank">
          {t('ownersOpen')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}
