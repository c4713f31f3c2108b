// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../testing/dom.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./load-reply-code.ts', () => ({ loadReplyCode: load }));
const { useReplyCode } = await import('./useReplyCode.ts');

const signal = new AbortController().signal;

describe('useReplyCode', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('unreached'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    load.mockReset();
  });

  it('has nothing loaded before it is needed', () => {
    renderHook(() => useReplyCode(false));
    expect(load).not.toHaveBeenCalled();
  });

  it('has it loaded at once for replies that are there', async () => {
    const code = { ask: vi.fn() };
    load.mockResolvedValue(code);
    const { result } = renderHook(() => useReplyCode(true));
    await act(async () => undefined);
    expect(result.current.replyCode).toBe(code);
  });

  it('is undefined at the first failure, and throws while rendering at the second', async () => {
    const { result } = renderHook(() => useReplyCode(false));
    await act(async () => expect(await result.current.getReplyCode(signal)).toBeUndefined());
    await expect(act(() => result.current.getReplyCode(signal))).rejects.toThrow('unreached');
  });

  it('counts no failure of a question that was given up', async () => {
    const { result } = renderHook(() => useReplyCode(false));
    for (let question = 0; question < 3; question += 1) {
      await act(async () => {
        expect(await result.current.getReplyCode(AbortSignal.abort())).toBeUndefined();
      });
    }
    expect(console.error).not.toHaveBeenCalled();
  });
});
