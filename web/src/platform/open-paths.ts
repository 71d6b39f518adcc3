/**
 * Which paths lead to a screen that exists. The router knows, and says so once at the start; pages may not ask the
 * router, since it knows them.
 */
let open: (path: string) => boolean = () => false

export const setOpenPaths = (isOpen: (path: string) => boolean) => {
  open = isOpen
}

/** False for a path whose screen still says "Not open yet". */
export const isOpenPath = (path: string) => open(path)
