// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { find } from '../../testing/helpers/dom.ts';
import './menu.ts';

const menu = () => find<HTMLDetailsElement>('#links');

beforeEach(() => {
  document.body.innerHTML = `
    <details class="site-menu" id="links" open>
      <summary>Menu</summary>
      <nav><p>Background</p><a href="#here">Here</a><a href="#there">There</a></nav>
    </details>
    <details id="answer" open><summary>Question</summary>Answer</details>
    <button id="after">After</button>`;
});

describe('an open menu', () => {
  it('closes on Escape and returns the focus to its button', async () => {
    find('#links a').focus();
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(find('#links summary'));
  });

  it('closes on a click outside it', async () => {
    await userEvent.click(find('#after'));
    expect(menu().open).toBe(false);
  });

  it('stays open on a click on its background', async () => {
    find('#links a').focus();
    await userEvent.click(find('#links p'));
    expect(menu().open).toBe(true);
  });

  it('closes when the focus leaves it, but not when the focus moves within it', () => {
    find('#links a').focus();
    find('#links a + a').focus();
    expect(menu().open).toBe(true);
    find('#after').focus();
    expect(menu().open).toBe(false);
  });
});

it('other disclosures are unchanged', async () => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(find('#after'));
  expect(find<HTMLDetailsElement>('#answer').open).toBe(true);
});
