/** Whether somebody comes back from their bank's own page, which the payment provider leads back from so. */
export const isReturn = (search: string) => search.includes('redirect_status=')
