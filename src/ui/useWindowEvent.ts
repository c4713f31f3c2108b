import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & DocumentEventMap;

/** Listens on the window while the component is mounted, in the capture phase, since the router's events do not bubble. */
export function useWindowEvent<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
) {
  const onEvent = useEffectEvent((event: Event) => listener(event as Events[Type]));
  useEffect(() => {
    const listen = (event: Event): void => onEvent(event);
    addEventListener(type, listen, { capture: true });
    return () => removeEventListener(type, listen, { capture: true });
  }, [type]);
}
