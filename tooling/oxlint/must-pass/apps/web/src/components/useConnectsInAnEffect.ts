import { useEffect, useState } from 'react'

export function useConnectsInAnEffect() {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const listen = () => setOnline(navigator.onLine)
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return isOnline
}
