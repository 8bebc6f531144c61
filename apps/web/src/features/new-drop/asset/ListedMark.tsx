import { BadgeCheck } from 'lucide-react'
import { Pill } from '../../../components/Pill.tsx'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Whether a token is on the list that ships with the app. What is not is labelled, never refused. */
export function ListedMark({ tokens, address }: { readonly tokens: readonly KnownToken[]; readonly address: string }) {
  const t = useText(messages)
  return tokens.some((token) => isSameAddress(token.address, address)) ? (
    <Pill tone="settled" icon={<BadgeCheck size={13} aria-hidden="true" />}>
      {t('listed')}
    </Pill>
  ) : (
    <Pill tone="flight">{t('unlisted')}</Pill>
  )
}
