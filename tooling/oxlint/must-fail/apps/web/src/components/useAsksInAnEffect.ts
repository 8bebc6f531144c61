import { useEffect, useState } from 'react'

export function useAsksInAnEffect(ask: () => Promise<string>) {
  const [answer, setAnswer] = useState<string>()
  useEffect(() => void ask().then(setAnswer), [ask])
  return answer
}
