import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { walletConstants } from '@slotdrop/config'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './LinkSection.module.css'
import { messages } from './messages.generated.ts'
import { QrCode } from './QrCode.tsx'

/** The public link of a drop, to copy and as a picture. */
export function LinkSection({ dropId }: { readonly dropId: string }) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}/d/${dropId}`
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), walletConstants.copiedMs)
  }
  return (
    <section aria-label={t('link')}>
      <h2>{t('link')}</h2>
      <p className="muted">{t('linkText')}</p>
      <p className={styles.link}>
        <code>{link}</code>
      </p>
      <ButtonRow className={styles.actions}>
        <Button onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <ButtonLink href={`/d/${dropId}`}>{t('seeIt')}</ButtonLink>
      </ButtonRow>
      <QrCode text={link} label={t('qrCode')} />
    </section>
  )
}
