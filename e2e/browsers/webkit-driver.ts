import { findPrograms, webkit } from '../../tools/run-tests/browsers.ts';
import { firstPort, type Server } from '../support/suite.ts';

const [program] = findPrograms(webkit) ?? [];
export const driverUrl = `http://127.0.0.1:${firstPort + 1}`;

/** Undefined if WebKit is not installed. */
export const webkitDriver: Server | undefined =
  program === undefined
    ? undefined
    : {
        command: `xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24" ${program} --port=${firstPort + 1}`,
        // The machine has no graphics card.
        env: { GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
        url: `${driverUrl}/status`,
      };
