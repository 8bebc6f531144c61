import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recipientsCsvChunks, type TokenStandard } from '@slotdrop/drops'
import { Note } from '../../../../components/Note.tsx'
import { toPlainName, UntrustedText } from '../../../../components/UntrustedText.tsx'
import { deviceDrops } from '../../../../device/deviceDrops.ts'
import { deviceSources } from '../../../../device/deviceSources.ts'
import { deviceDropsQuery } from '../../../../device/deviceDropsQuery.ts'
import type { DeviceDrop } from '../../../../device/deviceStore.ts'
import { useFormats, useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'
import { Choice } from '../../../../components/forms/Choice.tsx'
import { ChoiceGrid } from '../../ChoiceGrid.tsx'

/** Coins and tokens with amounts are listed alike. */
function kindOf(standard: TokenStandard) {
  return standard === 'NATIVE' ? 'ERC20' : standard
}

/** The drops that were sealed here, the last one first, each as a list to begin with. */
export function EarlierDrops({
  standard,
  onSource,
}: {
  readonly standard: TokenStandard
  readonly onSource: (source: ListSource) => void
}) {
  const t = useText(messages)
  const formats = useFormats()
  const { data, isError } = useQuery(deviceDropsQuery())
  const drops = isError ? [] : data
  const [problem, setProblem] = useState<string>()
  const take = async (drop: DeviceDrop) => {
    const opened = await deviceDrops.load(drop.dropId)
    if (!opened) return
    if (kindOf(opened.manifest.terms.standard) !== kindOf(standard)) setProblem(t('otherKind'))
    else {
      const source = await deviceSources.get(drop.dropId).catch(() => undefined)
      const input = [...recipientsCsvChunks(opened.manifest, { source })].join('')
      onSource({ name: t('recipientsOf', { title: drop.title }), input })
    }
  }
  if (!drops) return null
  if (drops.length === 0) return <p className="muted">{t('noEarlier')}</p>
  return (
    <>
      {problem && <Note tone="fault">{problem}</Note>}
      <ChoiceGrid as="ul">
        {drops.map((drop) => (
          <li key={drop.dropId}>
            <Choice as="button" type="button" onClick={() => void take(drop)}>
              <b>
                <UntrustedText text={drop.title} />
              </b>
              <span className="small">
                {t('earlierDrop', {
                  recipients: drop.rowCount,
                  symbol: toPlainName(drop.symbol),
                  day: formats.day(drop.sealedAt),
                })}
              </span>
            </Choice>
          </li>
        ))}
      </ChoiceGrid>
    </>
  )
}
