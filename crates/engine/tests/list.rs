//! Short lists lose what is taken out of them, and nothing else.

use arbiter_engine::List;

fn list(items: &[u8]) -> List<u8, 4> {
    items.iter().copied().collect()
}

#[test]
fn one_is_taken_out_and_the_others_move_up() {
    let mut all = list(&[1, 2, 3, 4]);
    assert_eq!((all.remove(1), &*all), (Some(2), [1, 3, 4].as_slice()));
    assert_eq!((all.remove(2), &*all), (Some(4), [1, 3].as_slice()));
    assert_eq!((all.remove(2), &*all), (None, [1, 3].as_slice()), "there is none");
    assert_eq!((all.pop_front(), &*all), (Some(1), [3].as_slice()));
    all.push(5);
    assert_eq!(all, list(&[3, 5]));
    assert_eq!(list(&[]).pop_front(), None);
}

#[test]
fn the_first_that_is_like_it_is_taken() {
    let mut all = list(&[7, 9, 7]);
    assert!(all.take(&7));
    assert_eq!(all, list(&[9, 7]));
    assert!(!all.take(&8));
    assert_eq!(all, list(&[9, 7]));
}

#[test]
fn those_that_are_so_stay_in_their_order() {
    let mut all = list(&[4, 1, 3, 2]);
    all.retain(|item| *item > 1);
    assert_eq!(all, list(&[4, 3, 2]));
    all.retain(|_| false);
    assert!(all.is_empty());
}
