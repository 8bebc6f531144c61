export const load = () => import('@slotdrop/api')
