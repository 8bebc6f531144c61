import { say } from '../../i18n/index.ts'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { deviceCompanions } from '../../device/deviceCompanions.ts'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'

/** Brings a drop back from its file, and leads to it. */
export function useSealedFile() {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [opening, setOpening] = useState<number>()
  const open = async (file: File) => {
    setOpening(0)
    setProblem(undefined)
    try {
      const { manifest, companion } = await openSealedFile(file, { onProgress: setOpening })
      const kept = companion ? deviceCompanions.put(manifest, companion) : deviceDrops.put(manifest)
      await kept.catch(() => undefined)
      await router.push(`/drops/${manifest.dropId}`)
    } catch (error) {
      setProblem(say(error))
    } finally {
      setOpening(undefined)
    }
  }
  return {
    open,
    /** From 0 to 1 while a file is checked. */
    opening,
    problem,
  }
}
