import { ButtonLink } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useChainName } from '../../../components/useChain.ts'
import { useRuntimeConfig } from '../../../components/useRuntimeConfig.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Whether neither the site offers a chain nor the user has added it; false until the configuration is there. */
export function useIsChainMissing(chainId: number): boolean {
  const { config } = useRuntimeConfig()
  return config !== null && !config.chains.some(({ id }) => id === chainId)
}

/** The chain of a drop is not known here any more, or not in this browser, and how it is added. */
export function MissingChain({ chainId }: { readonly chainId: number }) {
  const t = useText(messages)
  const chain = useChainName()(chainId)
  return (
    <Note
      tone="flight"
      title={t('chainMissing', { chain })}
      actions={
        <ButtonLink href="/settings#networks" prefetch={false}>
          {t('addChainAgain')}
        </ButtonLink>
      }
    >
      {t('chainMissingText')}
    </Note>
  )
}
